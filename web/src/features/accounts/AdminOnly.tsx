import { useEffect, type ReactNode } from 'react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { AdminOnlyQuery } from '../../__generated__/AdminOnlyQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { toast } from '../../ui/toast.ts';

/**
 * Keeps out everybody but the administrator (docs/product.md#roles), before the page asks for anything; the server does
 * the same for the data. The page's route starts the query.
 */
export function AdminOnly({ children }: { children: ReactNode }) {
  const { viewer } = useRouteQuery<AdminOnlyQuery>(graphql`
    query AdminOnlyQuery {
      viewer {
        isAdmin
      }
    }
  `);
  const navigate = useNavigate();
  const denied = viewer !== null && viewer !== undefined && !viewer.isAdmin;
  useEffect(() => {
    if (!denied) return;
    toast({
      title: 'Access Denied',
      description: 'This page is only available to administrators.',
      tone: 'failure',
    });
    void navigate('/', { replace: true });
  }, [denied, navigate]);
  return viewer?.isAdmin ? children : null;
}

import { useEffect } from 'react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { AdminOnlyPageQuery } from '../../__generated__/AdminOnlyPageQuery.graphql.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { toast } from '../../ui/toast.ts';
import { NotBuiltPage } from './NotBuiltPage.tsx';

/** Keeps out everybody but the administrator (docs/product.md#roles); the server does the same for the data. */
export function AdminOnlyPage() {
  const { viewer } = useRouteQuery<AdminOnlyPageQuery>(graphql`
    query AdminOnlyPageQuery {
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
  return denied ? null : <NotBuiltPage />;
}

import { describe, expect, it } from 'vitest';
import { readHistory } from './read-history.ts';

describe('forms', () => {
  it('are read where labels stand in rows above their values', () => {
    const history = readHistory(`Defne Aksu
defne@example.com

İş Deneyimleri
3 ay
3 ay
Pozisyon
Depo Elemanı
Firma Adı	Şehir	Firma Sektörü
Kuzey Lojistik	İzmir	Taşımacılık
Başlangıç Tarihi	Bitiş Tarihi	Çalışma Şekli
06.2016	08.2016	Tam zamanlı
İş Tanımı
- Gelen malların sayılması.

Pozisyon
Kasiyer

Firma Adı	Firma Sektörü
Mavi Market	Perakende

Başlangıç Tarihi	Bitiş Tarihi	Çalışma Şekli
06.2013	08.2013	Stajyer

İş Tanımı
- Kasanın kullanılması.

Eğitim Bilgileri
Üniversite	Bölüm
Ege Üniversitesi	Lojistik
Başlangıç Tarihi	Bitiş Tarihi
09.2012	06.2017`);
    expect(history.experiences).toMatchObject([
      { title: 'Depo Elemanı', company: 'Kuzey Lojistik', startDate: '2016-06', endDate: '2016-08' },
      { title: 'Kasiyer', company: 'Mavi Market', startDate: '2013-06', endDate: '2013-08' },
    ]);
    expect(history.details.education).toMatchObject([{ startDate: '2012-09', endDate: '2017-06' }]);
  });

  it('are read with jobs and studies in turn, and with lines without a label between them', () => {
    const history = readHistory(`Adam Marlow
adam@example.com

Work History
Actively seeking employment: June ‘18 - Present
Company:	Harbour Inn (Part-time)
Date:	October ’16 - June ‘18
Position:	Kitchen porter
Responsibilities:	Washing up
Institution:	Moor College (Full-time)
City/ Country:	Leeds
Qualifications:	BSc Computer Science
Date:	October ’13 – June ‘16
Institution:	Moor College (Full-time)
City/ Country:	Leeds
Qualifications:	Professional Qualifications in Computing
Date:	September ’12 – June ‘13
Unemployed due to medical circumstances December ‘11 – September ‘12
Company:	Mill Bakery (Full-time)
Date:	May ‘10 – Dec ‘11
Position / Title:	Baker
Responsibilities:	Baking bread
Company:	Kestrel Post (Full-time)
Date:	May ‘08 – May ‘10
Position / Title:	Driver
Responsibilities:	Delivering parcels`);
    expect(
      history.experiences.map(({ title, company, startDate }) => `${title} / ${company} / ${startDate}`),
    ).toEqual([
      'Kitchen porter / Harbour Inn / 2016-10',
      'Baker / Mill Bakery / 2010-05',
      'Driver / Kestrel Post / 2008-05',
    ]);
    expect(history.details.education).toMatchObject([
      { institution: 'Moor College', degree: 'BSc Computer Science', startDate: '2013-10' },
      { institution: 'Moor College', startDate: '2012-09', endDate: '2013-06' },
    ]);
  });

  it('are read with a length of time in the heading, and durations below the dates', () => {
    const history = readHistory(`Павел Бутов
pavel@example.com

Желаемая должность и зарплата
Повар
Специализации:
— Повар, пекарь
Занятость: полная занятость

Опыт работы —3 года 2 месяца
Ноябрь 2022 — настоящее время	ООО Ромашка
2 года	Минск, www.romashka.example
Повар
Готовил обеды
Июнь 2021 — Август 2022	Кафе Тополь
1 год 3 месяца	Москва
Помощник повара
Чистил овощи

Навыки
Знание языков	Белорусский — Родной
Навыки	Выпечка   Супы
Резюме обновлено 2 октября 2024 в 21:07`);
    expect(history.experiences).toMatchObject([
      { title: 'Повар', company: 'ООО Ромашка', startDate: '2022-11', endDate: '' },
      { title: 'Помощник повара', company: 'Кафе Тополь', startDate: '2021-06', endDate: '2022-08' },
    ]);
    expect(history.details.certificates).toEqual([]);
    expect(history.details.skills.map(({ text }) => text)).toEqual(['Выпечка', 'Супы']);
    expect(history.unplaced).toContain('Резюме обновлено 2 октября 2024 в 21:07');
  });
});
